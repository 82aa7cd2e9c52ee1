import { useEffect, useState } from 'react';

interface FilePictureProps {
  file: Blob;
  alt: string;
  className?: string;
}

/** The picture in a file, shown without sending it anywhere. */
export function FilePicture({ file, alt, className }: FilePictureProps) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address === undefined ? null : <img src={address} alt={alt} className={className} />;
}
