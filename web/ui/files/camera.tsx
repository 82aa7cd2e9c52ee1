import { useEffect, useRef, useState } from 'react';
import { Alert } from '../feedback/alert.tsx';
import { Button } from '../button.tsx';
import { pictureOfVideo } from './draw-picture.ts';
import type { CameraFacing } from './use-camera.ts';
import { useCamera } from './use-camera.ts';
import { useLatest } from '../use-latest.ts';
import './files.css';
import { filesTexts } from './files.texts.ts';

const texts = filesTexts.camera;

interface CameraProps {
  /**
   * The subject to take, e.g. 'the front of your check': it names the camera's picture and its
   * button.
   */
  subject: string;
  facing: CameraFacing;
  /** The name of the file that is made. */
  fileName: string;
  onPicture: (picture: File) => void;
  onCancel: () => void;
}

/** Shows the camera's view, and a button that takes it. Leaving it switches the camera off. */
export function Camera({ subject, facing, fileName, onPicture, onCancel }: CameraProps) {
  const place = useRef<HTMLDivElement>(null);
  const { video, state } = useCamera(facing);
  useEffect(() => place.current?.focus(), []);
  const [failed, setFailed] = useState(false);
  const { begin } = useLatest<File>();
  const take = () => {
    setFailed(false);
    if (video.current)
      begin(pictureOfVideo(video.current, fileName), onPicture, () => setFailed(true));
  };
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="camera"
      role="group"
      aria-label={texts.cameraFor(subject)}
    >
      <Alert kind="error">
        {state.at === 'refused' ? state.why : failed && texts.thePictureCouldNotBe}
      </Alert>
      <video
        ref={video}
        className="camera-view"
        hidden={state.at !== 'live'}
        muted
        playsInline
        aria-label={texts.whatTheCameraSeesOf(subject)}
      />
      <p className="muted small" role="status">
        {state.at === 'asking' && texts.waitingForTheCameraYour}
      </p>
      <div className="camera-buttons">
        <Button look="secondary" compact onClick={onCancel}>
          {state.at === 'refused' ? texts.closeCamera : texts.cancel}
        </Button>
        {state.at === 'live' && (
          <Button compact onClick={take}>
            {texts.takePictureOf(
              (text) => (
                <span className="visually-hidden">{text}</span>
              ),
              subject,
            )}
          </Button>
        )}
      </div>
    </div>
  );
}
