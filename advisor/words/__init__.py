"""Every sentence that a person reads, one package for each language behind one typed interface."""
