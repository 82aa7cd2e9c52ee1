export const printHeadTexts = {
  printHead: {
    printed: (moment: string | number) => `Printed ${moment}`,
  },
};
