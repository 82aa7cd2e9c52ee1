import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { enhanceMenu } from '../../site/enhance/menu.ts';

/** Brings a prerendered sign-in page to life: the form, and the navbar around it. */
export function hydrateForm(form: ReactNode): void {
  const place = document.getElementById('sign-in-form');
  if (place === null) throw new Error('The page has no #sign-in-form.');
  hydrateRoot(place, form);
  enhanceMenu();
}
