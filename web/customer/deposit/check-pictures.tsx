import { useQuery } from '@tanstack/react-query';
import type { Check } from '../../../contract/money/deposits.ts';
import { fileQuery } from '../../api/file-query.ts';
import { Dialog } from '../../ui/windows/dialog.tsx';
import { FilePicture } from '../../ui/files/file-picture.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import './deposit.css';
import { checkPicturesTexts } from './deposit.texts.ts';

const texts = checkPicturesTexts.checkPictures;

/** Both sides of a check as the bank keeps them. */
export function CheckPictures({ check, onClose }: { check: Check; onClose: () => void }) {
  return (
    <Dialog open title={texts.picturesOfYourCheck} onClose={onClose}>
      <div className="dialog-body check-pictures">
        <Side name={texts.front} address={check.front} />
        <Side name={texts.back} address={check.back} />
      </div>
    </Dialog>
  );
}

function Side({ name, address }: { name: string; address: string }) {
  const picture = useQuery(fileQuery(address));
  return (
    <figure>
      <figcaption>{name}</figcaption>
      {picture.isPending && <Skeleton lines={4} label={texts.loadingThe(name.toLowerCase())} />}
      <LoadFailed text={texts.thisPictureCouldNotBe} query={picture} />
      {picture.data && (
        <FilePicture file={picture.data} alt={texts.ofYourCheck(name)} className="check-picture" />
      )}
    </figure>
  );
}
