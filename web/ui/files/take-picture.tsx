import { useEffect, useRef, useState } from 'react';
import { Button, buttonClass } from '../button.tsx';
import { Camera } from './camera.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import type { CameraFacing } from './use-camera.ts';
import { useFocusOnChange } from '../use-focus-on-change.ts';
import { filesTexts } from './files.texts.ts';

const texts = filesTexts.takePicture;

interface TakePictureProps {
  /** The subject to take, e.g. 'the front of your check'. */
  subject: string;
  facing: CameraFacing;
  fileName: string;
  onPicture: (picture: File) => void;
}

/**
 * A phone's own camera app has focus, light and all its pixels; a page's window onto the camera has
 * not.
 */
const isHandHeld = () => window.matchMedia('(pointer: coarse)').matches;

/**
 * A way to take a picture right now: the phone's own camera, or this computer's inside the page.
 * Nothing where there is no camera.
 */
export function TakePicture({ subject, facing, fileName, onPicture }: TakePictureProps) {
  const present = useCameraPresent();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFocusOnChange(button, open);
  if (isHandHeld()) return <CaptureInput subject={subject} facing={facing} onPicture={onPicture} />;
  if (!present) return null;
  const take = (picture: File) => {
    setOpen(false);
    onPicture(picture);
  };
  return open ? (
    <Camera
      subject={subject}
      facing={facing}
      fileName={fileName}
      onPicture={take}
      onCancel={() => setOpen(false)}
    />
  ) : (
    <Button ref={button} look="secondary" compact onClick={() => setOpen(true)}>
      <Icon name="camera" />
      {texts.cameraFor(
        (text) => (
          <span className="visually-hidden">{text}</span>
        ),
        subject,
      )}
    </Button>
  );
}

function CaptureInput({
  subject,
  facing,
  onPicture,
}: Pick<TakePictureProps, 'subject' | 'facing' | 'onPicture'>) {
  return (
    <label
      className={classNames(buttonClass({ look: 'secondary', compact: true }), 'take-picture')}
    >
      {texts.cameraFor(
        (text) => (
          <span className="visually-hidden">{text}</span>
        ),
        subject,
      )}
      <input
        type="file"
        accept="image/*"
        capture={facing}
        className="visually-hidden"
        onChange={({ currentTarget }) => {
          const [picture] = currentTarget.files ?? [];
          if (picture) onPicture(picture);
          currentTarget.value = '';
        }}
      />
    </label>
  );
}

/**
 * Says whether this device has a camera a page may ask for. Nothing is asked of the person here.
 */
function useCameraPresent(): boolean {
  const [present, setPresent] = useState(false);
  useEffect(() => {
    // Absent where the page does not come over https.
    const devices: MediaDevices | undefined = navigator.mediaDevices;
    if (devices === undefined) return;
    let gone = false;
    const look = () =>
      void devices
        .enumerateDevices()
        .catch(() => [])
        .then((found) => !gone && setPresent(found.some(({ kind }) => kind === 'videoinput')));
    look();
    devices.addEventListener('devicechange', look);
    return () => {
      gone = true;
      devices.removeEventListener('devicechange', look);
    };
  }, []);
  return present;
}
