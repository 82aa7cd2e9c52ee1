import './upload-progress.css';

/** How much of a file is on its way, from 0 to 1. What is read out is the bar, not every percent. */
export function UploadProgress({ sent }: { sent: number }) {
  const percent = Math.floor(sent * 100);
  return (
    <div className="upload-progress">
      <progress aria-label="Upload" max={100} value={percent} />
      <span className="muted small" aria-hidden="true">
        {percent === 100 ? 'Uploaded' : `Uploading ${percent}%`}
      </span>
    </div>
  );
}
