import { useObjectUrl } from './use-object-url.ts';

interface FilePictureProps {
  file: Blob;
  alt: string;
  className?: string;
}

/** The picture in a file, shown without sending it anywhere. */
export function FilePicture({ file, alt, className }: FilePictureProps) {
  const address = useObjectUrl(file);
  return address === undefined ? null : <img src={address} alt={alt} className={className} />;
}
