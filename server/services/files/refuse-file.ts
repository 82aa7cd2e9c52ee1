import { refusalMessage, type RefusalCode, type RefusalParams } from '../../../contract/errors.ts';
import { refuse } from '../../base/refusal.ts';

/** Refuses one file of a form, by the name it came under. */
export function refuseFile(field: string, code: RefusalCode, params: RefusalParams = {}): never {
  return refuse(code, { params, fields: { [field]: refusalMessage(code, params) } });
}
