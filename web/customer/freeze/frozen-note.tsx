import { Link } from 'wouter';
import { useAddress } from '../../app/navigation/address.ts';
import { paths } from '../../app/paths.ts';
import { freezeTexts } from './freeze.texts.ts';
import '../frame/frame.css';

/** Shown on every page while the account is frozen: else a refused payment would surprise. */
export function FrozenNote() {
  const texts = freezeTexts.note;
  const { pathname } = useAddress();
  if (pathname === paths.freeze()) return null;
  return (
    <aside className="profile-offer" aria-label={texts.label}>
      <p>{texts.text}</p>
      <Link to={paths.freeze()}>{texts.link}</Link>
    </aside>
  );
}
