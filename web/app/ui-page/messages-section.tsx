import { useState } from 'react';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Toast } from '../../ui/feedback/toast.tsx';
import { Sample } from './sample.tsx';

const ignore = () => undefined;

export function MessagesSection() {
  const [message, setMessage] = useState<string>();
  return (
    <Sample title="Alerts and toast">
      <Alert kind="error">Network error.</Alert>
      <Alert kind="success">Registration successful! Redirecting...</Alert>
      <Alert kind="info">The statement is emailed to you. Allow 10 minutes and check spam.</Alert>
      <Alert kind="warning">This transfer is dated for a day on which banks are closed.</Alert>
      <div className="ui-page-still">
        <Toast message="User suspended successfully" onDismiss={ignore} />
      </div>
      <div className="ui-page-row">
        <Button look="secondary" onClick={() => setMessage('Card frozen successfully')}>
          Show a toast
        </Button>
      </div>
      <Toast message={message} onDismiss={() => setMessage(undefined)} />
    </Sample>
  );
}
