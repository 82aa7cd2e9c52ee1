const durationMs = 2000;
const stepMs = 10;

/**
 * Lets the figures count up once half of their block is in view. They end exactly on what the HTML
 * says, which reduced motion shows at once.
 */
export function countUp(): void {
  const block = document.querySelector('[data-counters]');
  if (!block || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      for (const figure of block.querySelectorAll<HTMLElement>('[data-count]')) animate(figure);
    },
    { threshold: 0.5 },
  );
  observer.observe(block);
}

function animate(figure: HTMLElement): void {
  const target = Number(figure.dataset['count']);
  const startedAt = performance.now();
  const show = () => {
    // Steps are counted by the clock, so that a late timer does not stretch the two seconds.
    const step = Math.min(
      Math.floor((performance.now() - startedAt) / stepMs),
      durationMs / stepMs,
    );
    figure.textContent = String(Math.floor((target * step * stepMs) / durationMs));
    if (step * stepMs === durationMs) clearInterval(timer);
  };
  const timer = setInterval(show, stepMs);
  show();
}
