import { bankFacts } from '../../../config/bank.ts';
import { officeHours } from '../../../config/bank-hours.ts';
import { hoursInWords } from '../../../contract/money/opening-hours.ts';
import { branchHoursTexts } from '../../bank/bank.texts.ts';
import { contactContent } from '../../content/contact-content.texts.ts';
import type { IconName } from '../../art/icons.tsx';
import { Icon } from '../../ui/icon.tsx';
import { telephoneLink } from '../../bank/telephone-link.ts';

const { detailsTitle, hoursTitle, address, phone, email, copy, copyWhat } = contactContent;

export function ContactDetails() {
  return (
    <div className="contact-details">
      <h2>{hoursTitle}</h2>
      <table className="hours-table">
        <caption className="visually-hidden">{hoursTitle}</caption>
        <tbody>
          {hoursInWords(officeHours, branchHoursTexts).map(({ days, hours }) => (
            <tr key={days}>
              <th scope="row">{days}</th>
              <td>{hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>{detailsTitle}</h2>
      <dl>
        <Detail icon="pin" name={address} text={bankFacts.address} />
        <Detail
          icon="phone"
          name={phone}
          text={bankFacts.phone}
          link={telephoneLink(bankFacts.phone)}
        />
        <Detail
          icon="mail"
          name={email}
          text={bankFacts.email}
          link={`mailto:${bankFacts.email}`}
        />
      </dl>
    </div>
  );
}

interface DetailProps {
  icon: IconName;
  name: string;
  text: string;
  link?: string;
}

/** One way to reach the bank, with a button that copies it. */
function Detail({ icon, name, text, link }: DetailProps) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        {name}
      </dt>
      <dd>
        {link === undefined ? <span>{text}</span> : <a href={link}>{text}</a>}
        <button type="button" className="site-copy" data-copy={text}>
          <span aria-live="polite">{copy}</span>
          <span className="visually-hidden">{copyWhat(name)}</span>
        </button>
      </dd>
    </div>
  );
}
