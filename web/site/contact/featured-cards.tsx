import type { Branch } from '../../../contract/branches.ts';
import { VignetteMap } from '../../art/vignette-map.tsx';
import { branchHours } from '../../bank/branch-hours.ts';
import { telephoneLink } from '../../bank/telephone-link.ts';

/** Each branch stands on its own hill of the map. */
const maps = [
  { x: 232, y: 92, turn: 0, path: 'M20 178C80 170 96 128 140 126S176 98 228 94' },
  { x: 168, y: 104, turn: 1.9, path: 'M388 20C330 26 300 52 262 66S206 96 174 102' },
  { x: 262, y: 112, turn: 3.7, path: 'M8 30C70 40 96 70 146 76S220 100 256 110' },
];

/** The featured branches, each as a card. */
export function FeaturedCards({ branches }: { branches: readonly Branch[] }) {
  return branches
    .filter((branch) => branch.featured)
    .map((branch, index) => (
      <article key={branch.name} className="picture-card branch-card">
        <VignetteMap {...maps[index % maps.length]} />
        <div>
          <h3>{branch.name}</h3>
          <p>
            {branch.address}
            <br />
            {branch.city}, {branch.state} {branch.zip}
          </p>
          <p className="muted">
            {branchHours(branch.hours).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
          <a className="standing-link" href={telephoneLink(branch.phone)}>
            {branch.phone}
          </a>
        </div>
      </article>
    ));
}
