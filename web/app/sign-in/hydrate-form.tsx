import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepInMemory } from '../../api/keep-in-memory.ts';

/** Brings a prerendered sign-in page to life. The navbar around it has the site's own script. */
export function hydrateForm(form: ReactNode): void {
  const place = document.getElementById('sign-in-form');
  if (place === null) throw new Error('The page has no #sign-in-form.');
  keepInMemory();
  hydrateRoot(place, form);
}
