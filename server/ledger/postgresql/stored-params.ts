import type { TextParams } from '../../../contract/calls/errors.ts';
import { usdParam } from '../../../contract/words/params.ts';

/**
 * The params of a refusal as the database keeps them. The posting function, and every claim of a
 * server before decision 0090, has amounts as text of minor units under `…Minor`, and counts as
 * text.
 */
export function storedParams(kept: TextParams | null): TextParams {
  return Object.fromEntries(Object.entries(kept ?? {}).map(([name, value]) => read(name, value)));
}

function read(name: string, value: unknown): [string, unknown] {
  if (typeof value !== 'string') return [name, value];
  if (name.endsWith('Minor') && /^-?\d+$/.test(value))
    return [name.slice(0, -'Minor'.length), usdParam(BigInt(value))];
  const isCount = name === 'max' || name === 'minutes';
  return [name, isCount ? Number(value.replaceAll(',', '')) : value];
}
