/**
 * Says whether an answer shows what only a scammer does. A number that was not checked is a risk,
 * and no sign.
 */
export const pointsToScam = ({
  askedByOthers,
  toldToKeepSecret,
}: {
  askedByOthers: boolean;
  toldToKeepSecret: boolean;
}): boolean => askedByOthers || toldToKeepSecret;
