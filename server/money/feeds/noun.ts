import { noun } from '../../noun.ts';
import { feedsClosing } from './feeds-closing.ts';
import { callsOfFeeds } from './feeds-routes.ts';
import { callsOfSimplefin } from './simplefin-routes.ts';

export const feeds = noun({ calls: [callsOfFeeds, callsOfSimplefin], closing: feedsClosing });
