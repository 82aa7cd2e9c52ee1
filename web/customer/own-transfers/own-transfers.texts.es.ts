import type { ownTransfersTexts as english } from './own-transfers.texts.ts';

export const ownTransfersTexts: typeof english = {
  moveMoneyButton: {
    moveMoney: 'Mover dinero',
  },
};
