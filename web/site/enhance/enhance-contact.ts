import { enhanceLocator } from './branch-locator.ts';
import { enhanceContactForm } from './contact-form.ts';

enhanceContactForm();
enhanceLocator();
