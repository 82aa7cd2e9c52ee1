import { countPages, drawPage, loadPdfium } from './draw-page.ts';
import { hasActiveParts } from './has-active-parts.ts';
import { begun, type InspectionResult, type InspectionTask } from './inspection.ts';
import { redrawPicture, TooManyPixelsError } from './redraw-picture.ts';

/**
 * Runs as a process of its own: whatever a file does to its decoder happens here, behind the walls
 * of `inspector.ts`: no environment, no network, and no file but its own code.
 */
async function inspect(task: InspectionTask): Promise<InspectionResult> {
  try {
    if (task.look !== 'picture') await loadPdfium();
    // Sent before it looks: while it draws, this process does nothing else.
    await new Promise((resolve) => process.send?.(begun, resolve));
    if (task.look === 'pdf')
      return hasActiveParts(Buffer.from(task.bytes))
        ? { found: 'refused', why: 'active' }
        : { found: 'pdf', pages: await countPages(task.bytes) };
    if (task.look === 'page')
      return { found: 'page', picture: await drawPage(task.bytes, task.page, task.maxSide) };
    return { found: 'picture', picture: await redrawPicture(task.bytes, task.maxSide) };
  } catch (error) {
    return {
      found: 'refused',
      why: error instanceof TooManyPixelsError ? 'too many pixels' : 'damaged',
    };
  }
}

process.on(
  'message',
  (task: InspectionTask) => void inspect(task).then((result) => process.send?.(result)),
);
// The bank is gone, however it ended.
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
