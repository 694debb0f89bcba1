import { combineReducers, configureStore, createSlice } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { Provider, useDispatch, useSelector } from 'react-redux';

const toolkit = [combineReducers, configureStore, createSlice, createApi, fetchBaseQuery];
export const kept = [...toolkit, Provider, useDispatch, useSelector];
