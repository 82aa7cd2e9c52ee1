import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Sample } from './sample.tsx';

export function ButtonsSection() {
  return (
    <Sample title="Buttons">
      <div className="ui-page-row">
        <Button>Primary</Button>
        <span className="ui-page-focused">
          <Button>Focused</Button>
        </span>
        <Button look="secondary">Secondary</Button>
        <Button look="quiet">Quiet</Button>
        <Button look="danger">
          <Icon name="trash" />
          Delete user
        </Button>
        <Button look="danger-solid">Delete user</Button>
        <Button busy busyLabel="Logging in...">
          Log In
        </Button>
        <Button disabledReason="Admins cannot be suspended">
          <Icon name="ban" />
          Suspend user
        </Button>
      </div>
      <div className="ui-page-row">
        <Button compact>Primary</Button>
        <Button compact look="secondary">
          Secondary
        </Button>
        <Button compact look="quiet">
          Quiet
        </Button>
        <button type="button" className="icon-button" aria-label="Close">
          <Icon name="close" />
        </button>
      </div>
      <Button wide>As wide as its place</Button>
    </Sample>
  );
}
