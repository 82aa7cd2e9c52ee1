import { numberWriter } from '../values/format.ts';
import { feedbackTexts } from './feedback.texts.ts';
import './progress.css';

const shareText = numberWriter({ style: 'percent' });

/**
 * The part of a file that is on its way, from 0 to 1. Screen readers read the bar out, not every
 * percent.
 */
export function UploadProgress({ sent }: { sent: number }) {
  return (
    <div className="upload-progress">
      <progress aria-label={feedbackTexts.upload} max={1} value={sent} />
      <span className="muted small" aria-hidden="true">
        {sent < 1 ? feedbackTexts.uploading(shareText(sent)) : feedbackTexts.uploaded}
      </span>
    </div>
  );
}
