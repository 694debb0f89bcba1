import { persistReducer, persistStore, REHYDRATE } from 'redux-persist';

export const kept = [persistReducer, persistStore, REHYDRATE];
