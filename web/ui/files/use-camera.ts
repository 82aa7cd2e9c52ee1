import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { filesTexts } from './files.texts.ts';

const texts = filesTexts.useCamera;

/** `environment` looks away from the person, `user` at them. */
export type CameraFacing = 'environment' | 'user';

export type CameraState = { at: 'asking' } | { at: 'live' } | { at: 'refused'; why: string };

function refusalOf(problem: unknown): string {
  const name = problem instanceof Error ? problem.name : '';
  if (name === 'NotAllowedError') return texts.theCameraWasNotAllowed;
  if (name === 'NotFoundError' || name === 'OverconstrainedError')
    return texts.noCameraWasFoundPlease;
  return texts.theCameraCannotBeUsed;
}

/** Shows the camera in a video element while it is on the page; afterwards the camera is off. */
export function useCamera(facing: CameraFacing): {
  video: RefObject<HTMLVideoElement | null>;
  state: CameraState;
} {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>({ at: 'asking' });
  useEffect(() => {
    let stream: MediaStream | undefined;
    let gone = false;
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({
        audio: false,
        video: { facingMode: facing, width: { ideal: 1920 }, height: { ideal: 1080 } },
      });
      if (gone || video.current === null) return stop();
      video.current.srcObject = stream;
      await video.current.play();
      setState({ at: 'live' });
    };
    start().catch(
      (problem: unknown) => gone || setState({ at: 'refused', why: refusalOf(problem) }),
    );
    return () => {
      gone = true;
      stop();
    };
  }, [facing]);
  return { video, state };
}
