import { numberWriter } from '../values/format.ts';
import { feedbackTexts } from './feedback.texts.ts';
import './upload-progress.css';

const shareText = numberWriter({ style: 'percent' });

/**
 * How much of a file is on its way, from 0 to 1. What is read out is the bar, not every percent.
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
