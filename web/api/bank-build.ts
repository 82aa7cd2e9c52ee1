import { webBuildHeader } from '../../contract/values/web-build.ts';

let served: string | undefined;

/** The build that the bank’s pages are of, by its latest answer. */
export const readServedBuild = (): string | undefined => served;

export function noteServedBuild({ headers }: Response): void {
  served = headers.get(webBuildHeader) ?? served;
}
