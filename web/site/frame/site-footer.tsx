import { bankFacts } from '../../../config/bank.ts';
import { Mark } from '../../art/mark.tsx';
import { siteContent } from '../../content/site-content.ts';
import { tabs } from './public-path.ts';
import { telephoneLink } from '../../bank/telephone-link.ts';

export function SiteFooter() {
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
            <h2>Quick Links</h2>
            <ul>
              {tabs.map((tab) => (
                <li key={tab.path}>
                  <a href={tab.path}>{tab.name}</a>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2>Services</h2>
            <ul>
              {siteContent.footerServices.map(({ name, to }) => (
                <li key={to}>
                  <a href={`/services#${to}`}>{name}</a>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2>Contact</h2>
            <ul>
              <li>{bankFacts.address}</li>
              <li>
                <a href={telephoneLink(bankFacts.phone)}>{bankFacts.phone}</a>
              </li>
              <li>
                <a href={`mailto:${bankFacts.email}`}>{bankFacts.email}</a>
              </li>
              <li>{bankFacts.hours.footer}</li>
            </ul>
          </div>
        </div>
        <div className="site-footer-base">
          <ul>
            {siteContent.policies.map((policy) => (
              <li key={policy}>{policy}</li>
            ))}
          </ul>
          <ul className="card-brands" aria-label="Cards we issue">
            {siteContent.cardBrands.map((brand) => (
              <li key={brand}>{brand}</li>
            ))}
          </ul>
          <p>{siteContent.copyright(bankFacts.name)}</p>
        </div>
      </div>
    </footer>
  );
}

/** Plain marks until the operator sets an address. */
function SocialMarks() {
  return (
    <ul className="social-marks" aria-label={`${bankFacts.name} elsewhere`}>
      {siteContent.social.map(
        ({ name, mark, address }: { name: string; mark: string; address: string }) => (
          <li key={name}>
            {address === '' ? (
              <span>
                <span aria-hidden="true">{mark}</span>
                <span className="visually-hidden">{name}</span>
              </span>
            ) : (
              <a href={address} aria-label={`${bankFacts.name} on ${name}`}>
                {mark}
              </a>
            )}
          </li>
        ),
      )}
    </ul>
  );
}
