import { isOfAsvs, requirementsOf } from '../scripts/report/requirements.ts';
import { taggedTests } from '../scripts/report/tagged-tests.ts';
import type { Check, Finding } from './check.ts';

/** The tags in the titles of tests and the lists of requirements are one: neither outgrows the other. */
export const requirementsTested: Check = {
  rule: 'every requirement is proven by a test that names it, and every test names ones that exist',
  find(tree): Finding[] {
    const requirements = requirementsOf(tree);
    const tests = taggedTests(tree);
    const proven = new Set(tests.flatMap(({ tags }) => tags));
    const known = new Set(requirements.map(({ id }) => id));
    const isTwice = new Set(
      requirements.map(({ id }) => id).filter((id, index, ids) => ids.indexOf(id) < index),
    );
    return [
      ...requirements.flatMap(({ id, file, line }): Finding[] => [
        ...(proven.has(id)
          ? []
          : [
              {
                file,
                line,
                problem: `no test names ${id}`,
                mend: `end the title of the test that proves it with [${id}], or write that test`,
              },
            ]),
        ...(isTwice.has(id)
          ? [{ file, line, problem: `${id} stands twice`, mend: 'give the newer one a new number' }]
          : []),
      ]),
      ...tests.flatMap(({ file, line, tags }) =>
        tags
          .filter((tag) => !known.has(tag) && !isOfAsvs(tag))
          .map((tag) => ({
            file,
            line,
            problem: `${tag} is no requirement`,
            mend: 'name the requirement that it proves now, or leave the tag out',
          })),
      ),
    ];
  },
};
