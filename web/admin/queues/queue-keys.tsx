import { KeyCap } from '../../ui/key-cap.tsx';

const keys = [
  { names: ['J', 'K'], does: 'move' },
  { names: ['Enter'], does: 'open' },
  { names: ['Esc'], does: 'release' },
] as const;

/** The keys of every queue, for staff who have not used them yet. */
export function QueueKeys() {
  return (
    <p className="queue-keys muted small screen-only">
      <span className="visually-hidden">Keys inside the queue: </span>
      {keys.map(({ names, does }) => (
        <span key={does}>
          {names.map((name) => (
            <KeyCap key={name} name={name} />
          ))}
          {does}
        </span>
      ))}
    </p>
  );
}
