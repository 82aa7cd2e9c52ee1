import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { User } from '../../../contract/people/users.ts';
import { call } from '../../api/client.ts';
import { fileQuery } from '../../api/file-query.ts';
import { userQuery } from '../../api/user-queries.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FileDrop } from '../../ui/files/file-drop.tsx';
import { FilePicture } from '../../ui/files/file-picture.tsx';
import { Monogram } from '../../ui/frame/monogram.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TakePicture } from '../../ui/files/take-picture.tsx';
import { UploadProgress } from '../../ui/feedback/upload-progress.tsx';
import { useErrorTitle } from '../../ui/window-title.ts';
import { failureText } from '../../ui/form/failure-text.ts';
import { profileTexts } from './profile.texts.ts';

const texts = profileTexts.picture;

/** The person's picture, and a newer one by file or camera. */
export function ProfilePicture({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const [changing, setChanging] = useState(false);
  const [file, setFile] = useState<File>();
  const [uploaded, setUploaded] = useState(0);
  const save = useMutation({
    mutationFn: async (picture: File) => {
      const form = new FormData();
      form.set('profileImage', picture);
      setUploaded(0);
      return await call('PUT /api/users/profile-image', { form, onProgress: setUploaded });
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
      setChanging(false);
      setFile(undefined);
    },
  });
  const choose = (chosen: File | undefined) => {
    save.reset();
    setFile(chosen);
  };
  const failure = failureText(save.error, { refused: texts.notSaved });
  useErrorTitle(save.isError);
  const initials = <Monogram name={user.fullName || user.username} large />;
  return (
    <Panel title={texts.title} className="profile-picture-panel screen-only">
      <div className="profile-picture">
        {user.profileImage === null ? (
          initials
        ) : (
          <Face address={user.profileImage} otherwise={initials} />
        )}
        {!changing && (
          <Button look="secondary" compact onClick={() => setChanging(true)}>
            {user.profileImage === null ? texts.add : texts.change}
          </Button>
        )}
      </div>
      <Alert kind="success">{save.isSuccess && texts.saved}</Alert>
      {changing && (
        // A picture chosen or put away during an upload would take the upload's answer along.
        <fieldset className="profile-picture-form" disabled={save.isPending}>
          <Alert kind="error">{failure}</Alert>
          <FileDrop
            label={texts.choose}
            name="profileImage"
            kinds={['JPG', 'PNG', 'WebP']}
            file={file}
            round
            onFile={choose}
          />
          <TakePicture
            subject={texts.subject}
            facing="user"
            fileName="profile-picture.jpg"
            onPicture={choose}
          />
          {save.isPending && <UploadProgress sent={uploaded} />}
          <div className="profile-actions">
            <Button
              compact
              busy={save.isPending}
              busyLabel={texts.saving}
              disabled={file === undefined}
              onClick={() => file && save.mutate(file)}
            >
              {texts.save}
            </Button>
            <Button look="quiet" compact onClick={() => setChanging(false)}>
              {texts.notNow}
            </Button>
          </div>
        </fieldset>
      )}
    </Panel>
  );
}

function Face({ address, otherwise }: { address: string; otherwise: ReactNode }) {
  const { data, isError } = useQuery(fileQuery(address));
  if (data) return <FilePicture className="profile-face" file={data} alt={texts.you} />;
  return isError ? otherwise : <span className="profile-face" aria-busy="true" />;
}
