import { useQuery } from '@tanstack/react-query';
import { fileQuery } from '../../api/file-query.ts';
import { userQuery } from '../../api/user-queries.ts';
import { FilePicture } from '../../ui/files/file-picture.tsx';

/** The person's own picture, over their monogram: where it does not come, the letters stay. */
export function OwnFace() {
  const address = useQuery(userQuery).data?.profileImage;
  return typeof address === 'string' && <Picture address={address} />;
}

function Picture({ address }: { address: string }) {
  const { data } = useQuery(fileQuery(address));
  return data && <FilePicture file={data} alt="" />;
}
