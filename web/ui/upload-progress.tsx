import { useId } from 'react';
import './upload-progress.css';

/** How much of a file is on its way, from 0 to 1. What is read out is the bar, not every percent. */
export function UploadProgress({ sent }: { sent: number }) {
  const id = useId();
  const percent = Math.floor(sent * 100);
  return (
    <div className="upload-progress">
      <progress aria-labelledby={id} max={100} value={percent} />
      <span className="muted small">
        <span id={id}>Uploading</span>
        <span aria-hidden="true"> {percent}%</span>
      </span>
    </div>
  );
}
