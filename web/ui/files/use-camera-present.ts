import { useEffect, useState } from 'react';

/**
 * Says whether this device has a camera a page may ask for. Nothing is asked of the person here.
 */
export function useCameraPresent(): boolean {
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
