import { bankFacts } from '../../../config/bank.ts';
import type { Mail } from './mail.ts';
import { escapeHtml } from '../../base/escape-html.ts';

const signature = `${bankFacts.name}\n${bankFacts.address}\n${bankFacts.phone}`;

/** The plain part: everything the HTML part says. */
export function mailText({ paragraphs, action, alarm }: Mail): string {
  const links = [action, alarm]
    .filter((link) => link !== undefined)
    .map(({ label, url }) => `${label}:\n${url}`);
  return [...paragraphs, ...links, signature].join('\n\n');
}

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

// Mail programs know neither our fonts nor custom properties: these are the light theme's canvas,
// surface, ink and tarn, written out.
const font = "font-family:Georgia,'Times New Roman',serif";
const body =
  'margin:0;padding:24px;background:#F0F5F4;color:#0C2229;font:16px/1.55 ' +
  'system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif';
const paper =
  'max-width:560px;margin:0 auto;background:#FFFFFF;border:1px solid ' +
  '#D2DDDC;border-radius:14px;padding:28px';
const button =
  'display:inline-block;background:#0F4C5C;color:#FFFFFF;padding:14px ' +
  '20px;border-radius:8px;text-decoration:none;font-weight:600';

/** The same in the bank's hand: no picture to load, no script, nothing that calls home. */
export function mailHtml({ language = 'en', subject, paragraphs, action, alarm }: Mail): string {
  const actionHtml = action
    ? `<p><a href="${escapeHtml(action.url)}" ` +
      `style="${button}">${escapeHtml(action.label)}</a></p><p ` +
      `style="font-size:14px;color:#435B64;word-break:break-all">${escapeHtml(action.url)}</p>`
    : '';
  const alarmHtml = alarm
    ? `<p style="margin:16px 0"><a href="${escapeHtml(alarm.url)}" ` +
      `style="color:#A92A12;font-weight:600">${escapeHtml(alarm.label)}</a></p>`
    : '';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="${body}"><div style="${paper}">
<p style="${font};font-size:20px;margin:0 0 20px;color:#0F4C5C">${escapeHtml(bankFacts.name)}</p>
<h1 style="${font};font-weight:500;font-size:26px;line-height:1.2;margin:0 0 16px">${escapeHtml(subject)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 16px">${lines(text)}</p>`).join('\n')}
${actionHtml}${alarmHtml}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #D2DDDC;font-size:14px;color:#435B64">${lines(signature)}</p>
</div></body></html>`;
}
