/** What stands between commas, without trailing slashes. */
export const splitAddresses = (text: string): string[] =>
  text
    .split(',')
    .map((address) => address.trim().replace(/\/+$/, ''))
    .filter((address) => address !== '');

/** Whether each is an address that a program can ask over http. */
export const areWebAddresses = (text: string): boolean =>
  splitAddresses(text).every((address) => /^https?:\/\//.test(address) && URL.canParse(address));
