import type { Language } from '../../../contract/values/language.ts';
import { language } from '../../../contract/values/locale.texts.ts';
import { bankFacts } from '../../../config/bank.ts';
import { languageNames, languagePath } from '../../../contract/values/language.ts';
import { Mark } from '../../art/mark.tsx';
import { contactContent } from '../../content/contact-content.texts.ts';
import { siteContent } from '../../content/site-content.texts.ts';
import { frameTexts } from './frame.texts.ts';
import { type PublicPath, tabs } from './public-path.ts';
import { telephoneLink } from '../../bank/telephone-link.ts';

export function SiteFooter({ path }: { path: PublicPath }) {
  return (
    <footer className="site-footer lm-night">
      <div className="page-width">
        <div className="site-footer-columns">
          <div>
            <a className="brand" href="/">
              <Mark size={34} />
              <span>{bankFacts.name}</span>
            </a>
            <p className="site-footer-claim">{siteContent.claim}</p>
            <SocialMarks />
          </div>
          <div>
            <h2>{frameTexts.quickLinks}</h2>
            <ul>
              {tabs.map((tab) => (
                <li key={tab.path}>
                  <a href={tab.path}>{tab.name}</a>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2>{frameTexts.services}</h2>
            <ul>
              {siteContent.footerServices.map(({ name, to }) => (
                <li key={to}>
                  <a href={`/services#${to}`}>{name}</a>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2>{frameTexts.contact}</h2>
            <ul>
              <li>{bankFacts.address}</li>
              <li>
                <a href={telephoneLink(bankFacts.phone)}>{bankFacts.phone}</a>
              </li>
              <li>
                <a href={`mailto:${bankFacts.email}`}>{bankFacts.email}</a>
              </li>
              <li>{contactContent.footerHours}</li>
            </ul>
          </div>
        </div>
        <div className="site-footer-base">
          <ul>
            {siteContent.policies.map((policy) => (
              <li key={policy}>{policy}</li>
            ))}
          </ul>
          <ul className="card-brands" aria-label={frameTexts.cardsWeIssue}>
            {siteContent.cardBrands.map((brand) => (
              <li key={brand}>{brand}</li>
            ))}
          </ul>
          <p>{siteContent.copyright(bankFacts.name)}</p>
          {!fromMailedLink.has(path) && <OtherLanguage path={path} />}
        </div>
      </div>
    </footer>
  );
}

/** Their address holds what the mail's link brought, and a form would lead away from it. */
const fromMailedLink = new Set<PublicPath>([
  '/reset-password',
  '/cancel-payment',
  '/not-me',
  '/join',
  '/confirm-your-email',
]);

/** Works without script: the answer is this page again, in the other language. */
function OtherLanguage({ path }: { path: PublicPath }) {
  const otherLanguage: Language = language === 'en' ? 'es' : 'en';
  return (
    <form method="post" action={languagePath}>
      <input type="hidden" name="page" value={path} />
      <button
        type="submit"
        className="other-language"
        name="language"
        value={otherLanguage}
        lang={otherLanguage}
      >
        {languageNames[otherLanguage]}
      </button>
    </form>
  );
}

/** Plain marks until the operator sets an address. */
function SocialMarks() {
  return (
    <ul className="social-marks" aria-label={frameTexts.elsewhere(bankFacts.name)}>
      {siteContent.social.map(
        ({ name, mark, address }: { name: string; mark: string; address: string }) => (
          <li key={name}>
            {address === '' ? (
              <span>
                <span aria-hidden="true">{mark}</span>
                <span className="visually-hidden">{name}</span>
              </span>
            ) : (
              <a href={address} aria-label={frameTexts.on(bankFacts.name, name)}>
                {mark}
              </a>
            )}
          </li>
        ),
      )}
    </ul>
  );
}
