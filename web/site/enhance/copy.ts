const feedbackMs = 2000;

/** Copies what a button names and says 'Copied!' for two seconds. */
export function enhanceCopy(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    const label = button.firstElementChild;
    if (!label || !navigator.clipboard) {
      button.remove();
      continue;
    }
    let timer: ReturnType<typeof setTimeout>;
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(button.dataset['copy'] ?? '');
      const show = (copied: boolean) => {
        label.textContent = copied ? 'Copied!' : 'Copy';
        button.classList.toggle('copied', copied);
      };
      show(true);
      clearTimeout(timer);
      timer = setTimeout(show, feedbackMs, false);
    });
  }
}
