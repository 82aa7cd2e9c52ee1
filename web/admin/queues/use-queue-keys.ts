import type { KeyboardEvent, RefObject } from 'react';
import { useEffect } from 'react';

const forward = new Set(['j', 'ArrowDown']);
const backward = new Set(['k', 'ArrowUp']);

/** Where letters are text and arrows move a cursor. */
const isTyping = (target: Element) => target.matches('input, textarea, select, [contenteditable]');

/** Where the focus is when a page has just come, or what had it has gone. */
const isNowhere = (target: Element) => target === document.body || target.matches('main h1');

/**
 * Handles the keys of a queue. They work only while the focus is inside it and never while a person
 * types, so that no letter decides anything by accident; J and K also bring the focus there from
 * where it is on arrival. A key that a `CaseButton` names presses it, once however long it is held.
 */
export function useQueueKeys(
  region: RefObject<HTMLElement | null>,
): (event: KeyboardEvent) => void {
  useEffect(() => {
    const enter = (event: globalThis.KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (
        ctrlKey ||
        metaKey ||
        altKey ||
        defaultPrevented ||
        region.current === null ||
        !isNowhere(target as Element)
      )
        return;
      const step = key === 'j' ? 1 : key === 'k' ? -1 : undefined;
      if (step !== undefined && move(region.current, step)) event.preventDefault();
    };
    document.addEventListener('keydown', enter);
    return () => document.removeEventListener('keydown', enter);
  }, [region]);
  return (event) => {
    const target = event.target as Element;
    // A dialog opened from here is elsewhere in the page, and has keys of its own.
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.defaultPrevented ||
      !region.current?.contains(target)
    )
      return;
    if (press(region.current, target, event)) event.preventDefault();
  };
}

/** @returns whether the key meant something. */
function press(region: HTMLElement, target: Element, { key, repeat }: KeyboardEvent): boolean {
  if (isTyping(target))
    return key === 'Escape' && focusOn(region.querySelector('[data-case-title]'));
  const inList = target.matches('[data-case]');
  const isArrow = key.startsWith('Arrow');
  if (isArrow && !inList) return false;
  if (forward.has(key)) return move(region, 1);
  if (backward.has(key)) return move(region, -1);
  const button = region.querySelector<HTMLButtonElement>(
    `button[data-key="${CSS.escape(key.toLowerCase())}"]`,
  );
  if (!repeat) button?.click();
  return button !== null;
}

function move(region: HTMLElement, step: 1 | -1): boolean {
  const rows = [...region.querySelectorAll<HTMLElement>('[data-case]')];
  const focused = rows.indexOf(document.activeElement as HTMLElement);
  const from = focused === -1 ? rows.findIndex((row) => row.ariaCurrent !== null) : focused;
  return focusOn(rows[Math.min(rows.length - 1, Math.max(0, from + step))] ?? null);
}

function focusOn(element: HTMLElement | null): boolean {
  element?.focus();
  return element !== null;
}
