import { bankFacts } from '../../config/bank.ts';
import type { Branch } from '../../contract/values/branches.ts';

const dayNames = ['', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function postalAddress(streetAddress: string, city: string, region: string, zip: string) {
  return {
    '@type': 'PostalAddress',
    streetAddress,
    addressLocality: city,
    addressRegion: region,
    postalCode: zip,
    addressCountry: 'US',
  };
}

/**
 * The bank in schema.org's words, for search engines: with its branches on the page that lists them.
 */
export function structuredData(publicUrl: string, branches?: readonly Branch[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BankOrCreditUnion',
    '@id': `${publicUrl}/#bank`,
    name: bankFacts.name,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
    image: `${publicUrl}/sharing.png`,
    foundingDate: '2005',
    telephone: bankFacts.phone,
    email: bankFacts.email,
    address: bankFacts.address,
    department: branches?.map((branch) => ({
      '@type': 'BankOrCreditUnion',
      name: `${bankFacts.name}, ${branch.name}`,
      telephone: branch.phone,
      image: `${publicUrl}/sharing.png`,
      address: postalAddress(branch.address, branch.city, branch.state, branch.zip),
      openingHoursSpecification: branch.hours.map(({ weekday, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: dayNames[weekday],
        opens,
        closes,
      })),
    })),
  };
}
