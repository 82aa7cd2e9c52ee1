import type { Branch } from '../../../contract/values/branches.ts';
import { VignetteMap } from '../../art/vignette-map.tsx';
import { branchHours } from '../../bank/branch-hours.ts';
import { telephoneLink } from '../../bank/telephone-link.ts';

interface BranchesProps {
  branches: readonly Branch[];
}

/** The facts that the locator's script filters a branch by. */
const filteredBy = ({ city, state, zip, hours, timeZone }: Branch) => ({
  'data-place': ` ${city} ${state} ${zip}`.toLowerCase(),
  'data-hours': JSON.stringify(hours),
  'data-zone': timeZone,
});

/** Each featured branch is on its own hill of the map. */
const maps = [
  { x: 232, y: 92, turn: 0, path: 'M20 178C80 170 96 128 140 126S176 98 228 94' },
  { x: 168, y: 104, turn: 1.9, path: 'M388 20C330 26 300 52 262 66S206 96 174 102' },
  { x: 262, y: 112, turn: 3.7, path: 'M8 30C70 40 96 70 146 76S220 100 256 110' },
];

/** The featured branches, each as a card. */
export function FeaturedBranches({ branches }: BranchesProps) {
  return branches
    .filter(({ featured }) => featured)
    .map((branch, index) => (
      <li key={branch.name} {...filteredBy(branch)}>
        <article className="picture-card branch-card">
          <VignetteMap {...maps[index % maps.length]} />
          <div>
            <h4>{branch.name}</h4>
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
      </li>
    ));
}

/** All others, each as a line. */
export function OtherBranches({ branches }: BranchesProps) {
  return branches
    .filter(({ featured }) => !featured)
    .map((branch) => (
      <li key={branch.name} {...filteredBy(branch)}>
        <div>
          <h4>{branch.name}</h4>
          <p>
            {branch.address}, {branch.city}, {branch.state} {branch.zip}
          </p>
        </div>
        <div>
          {branchHours(branch.hours).map((line) => (
            <p key={line} className="muted">
              {line}
            </p>
          ))}
          <a href={telephoneLink(branch.phone)}>{branch.phone}</a>
        </div>
      </li>
    ));
}
