import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '../../../contract/calls/route.ts';
import type { getFilePagesRoute } from '../../../contract/people/stored-files.ts';
import { callForFile } from '../../api/client.ts';
import { documentPageQuery, documentPagesQuery } from '../../api/document-queries.ts';
import { idIn } from '../../api/file-query.ts';
import { useDownload } from '../../app/use-download.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { PictureViewer } from '../../ui/files/picture-viewer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loaded } from '../loaded.tsx';
import './staff-document.css';

interface StaffDocumentProps {
  /** As the bank gave it. */
  address: string;
  /** The kind of document: `ID document`. */
  name: string;
}

/**
 * A document of a customer: a picture, or a PDF page by page as pictures that the bank draws, so
 * that nothing in the file acts here. Each look is on record.
 */
export function StaffDocument({ address, name }: StaffDocumentProps) {
  const query = useQuery(documentPagesQuery(address));
  return (
    <div className="staff-document">
      <Loaded what={name} query={query} lines={6}>
        {(data) => <Pages address={address} name={name} file={data} />}
      </Loaded>
    </div>
  );
}

interface PagesProps extends StaffDocumentProps {
  file: AnswerOf<typeof getFilePagesRoute>;
}

function Pages({ address, name, file: { mediaType, pages: count } }: PagesProps) {
  const [page, setPage] = useState(1);
  const query = useQuery(documentPageQuery(address, page));
  const hasMore = count !== 1;
  const title = hasMore ? `${name}, page ${page} of ${count}` : name;
  return (
    <>
      <Loaded what={title} query={query} lines={6}>
        {(data) => <PictureViewer key={page} picture={data} name={title} />}
      </Loaded>
      <div className="staff-document-buttons">
        {hasMore && (
          <>
            <Button
              look="secondary"
              compact
              disabledReason={page > 1 ? undefined : 'It is the first'}
              onClick={() => setPage(page - 1)}
            >
              Previous page
            </Button>
            <Button
              look="secondary"
              compact
              disabledReason={page < count ? undefined : 'It is the last'}
              onClick={() => setPage(page + 1)}
            >
              Next page
            </Button>
          </>
        )}
        {mediaType === 'application/pdf' && <Original id={idIn(address)} name={name} />}
      </div>
    </>
  );
}

/** The file as it came, which may do on this machine what its pictures cannot. */
function Original({ id, name }: { id: string; name: string }) {
  const { busy, failure, save } = useDownload();
  const ask = () => callForFile('GET /api/files/{id}', { params: { id } });
  return (
    <>
      <Button
        look="quiet"
        compact
        busy={busy}
        keepsFocus
        onClick={() => void save(`${name}.pdf`, ask)}
      >
        <Icon name="download" />
        Download the original
      </Button>
      <Alert kind="error">{failure}</Alert>
    </>
  );
}
