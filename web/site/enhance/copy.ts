import { enhanceTexts } from './enhance.texts.ts';

const feedbackMs = 2000;

/** Copies what a button names and says for two seconds whether it could. */
export function enhanceCopy(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    const label = button.firstElementChild;
    if (!label || !navigator.clipboard) {
      button.remove();
      continue;
    }
    let timer: ReturnType<typeof setTimeout>;
    button.addEventListener('click', async () => {
      const show = (text: string, copied: boolean) => {
        label.textContent = text;
        button.classList.toggle('copied', copied);
      };
      const copying = navigator.clipboard.writeText(button.dataset['copy'] ?? '');
      await copying.then(
        () => show(enhanceTexts.copied, true),
        () => show(enhanceTexts.notCopied, false),
      );
      clearTimeout(timer);
      timer = setTimeout(show, feedbackMs, enhanceTexts.copy, false);
    });
  }
}
