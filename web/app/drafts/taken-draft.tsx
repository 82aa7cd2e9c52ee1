import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import './taken-draft.css';

interface TakenDraftProps {
  shown: boolean;
  onStartOver: () => void;
}

/** Says why a form is not empty, and empties it. */
export function TakenDraft({ shown, onStartOver }: TakenDraftProps) {
  return (
    <Alert kind="info">
      {shown && (
        <div className="taken-draft">
          <p>You were signed out, and here is what you had entered. Nothing was sent.</p>
          <Button look="secondary" compact onClick={onStartOver}>
            Start over
          </Button>
        </div>
      )}
    </Alert>
  );
}
