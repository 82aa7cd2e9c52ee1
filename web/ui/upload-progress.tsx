import './upload-progress.css';

/**
 * How much of a file is on its way, from 0 to 1. What is read out is the bar, not every percent.
 */
export function UploadProgress({ sent }: { sent: number }) {
  const percent = sent.toLocaleString('en-US', { style: 'percent' });
  return (
    <div className="upload-progress">
      <progress aria-label="Upload" max={1} value={sent} />
      <span className="muted small" aria-hidden="true">
        {sent === 1 ? 'Uploaded' : `Uploading ${percent}`}
      </span>
    </div>
  );
}
