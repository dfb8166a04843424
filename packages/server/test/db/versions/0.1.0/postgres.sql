SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.answer_votes (
    user_id text NOT NULL COLLATE pg_catalog."C",
    item_id text NOT NULL COLLATE pg_catalog."C",
    vote text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.answers (
    id text NOT NULL COLLATE pg_catalog."C",
    question_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    content text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    upvotes integer DEFAULT 0 NOT NULL,
    downvotes integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.attempts (
    id text NOT NULL COLLATE pg_catalog."C",
    key text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.chores (
    name text NOT NULL COLLATE pg_catalog."C",
    begun_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.documents (
    id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    step_id text COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    content_type text NOT NULL COLLATE pg_catalog."C",
    size integer NOT NULL,
    sha256 text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.idempotency_keys (
    id text NOT NULL COLLATE pg_catalog."C",
    request text NOT NULL COLLATE pg_catalog."C",
    answer text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    user_id text COLLATE pg_catalog."C"
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.letters (
    id text NOT NULL COLLATE pg_catalog."C",
    email_key text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    tries integer NOT NULL,
    next_try_at text NOT NULL COLLATE pg_catalog."C",
    kind text DEFAULT 'reset'::text NOT NULL COLLATE pg_catalog."C",
    address text COLLATE pg_catalog."C"
);
CREATE TABLE public.photos (
    id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    size integer NOT NULL,
    created_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.question_views (
    user_id text NOT NULL COLLATE pg_catalog."C",
    question_id text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.question_votes (
    user_id text NOT NULL COLLATE pg_catalog."C",
    item_id text NOT NULL COLLATE pg_catalog."C",
    vote text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.questions (
    id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    category text NOT NULL COLLATE pg_catalog."C",
    title text NOT NULL COLLATE pg_catalog."C",
    content text COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    upvotes integer DEFAULT 0 NOT NULL,
    downvotes integer DEFAULT 0 NOT NULL,
    answer_count integer DEFAULT 0 NOT NULL,
    view_count integer DEFAULT 0 NOT NULL,
    accepted_answer_id text COLLATE pg_catalog."C"
);
CREATE TABLE public.reset_tokens (
    token_hash text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    expires_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.secrets (
    name text NOT NULL COLLATE pg_catalog."C",
    value text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.sessions (
    id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    token_hash text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    last_used_at text NOT NULL COLLATE pg_catalog."C",
    password_verified_at text COLLATE pg_catalog."C",
    browser text COLLATE pg_catalog."C",
    system text COLLATE pg_catalog."C"
);
CREATE TABLE public.steps (
    id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    country text NOT NULL COLLATE pg_catalog."C",
    step_number integer NOT NULL,
    is_unlocked integer NOT NULL,
    completed_at text COLLATE pg_catalog."C"
);
CREATE TABLE public.users (
    id text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL COLLATE pg_catalog."C",
    email_key text NOT NULL COLLATE pg_catalog."C",
    password_hash text NOT NULL COLLATE pg_catalog."C",
    full_name text NOT NULL COLLATE pg_catalog."C",
    country text COLLATE pg_catalog."C",
    settlement_country text COLLATE pg_catalog."C",
    country_selected integer NOT NULL,
    profile_photo text COLLATE pg_catalog."C",
    street_address text COLLATE pg_catalog."C",
    city text COLLATE pg_catalog."C",
    postal_code text COLLATE pg_catalog."C",
    phone_number text COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    updated_at text NOT NULL COLLATE pg_catalog."C"
);
INSERT INTO public.answer_votes VALUES ('01a205e7-a0ba-7379-a2d0-ca6a5bcf82e4', '01a205e7-a1b2-76e3-b4be-387878e90242', 'up');
INSERT INTO public.answers VALUES ('01a205e7-a1ba-7622-b488-5a8bb1bd26b5', '01a205e7-a1a9-7227-967f-8730ff774320', '01a205e7-a106-77f8-9cc5-a77651913c66', 'In Chorweiler there are free appointments.', '2026-11-23T00:56:36.026Z', 0, 0);
INSERT INTO public.answers VALUES ('01a205e7-a1b2-76e3-b4be-387878e90242', '01a205e7-a1a9-7227-967f-8730ff774320', '01a205e7-a106-77f8-9cc5-a77651913c66', 'At the Bürgeramt.', '2026-11-23T00:56:36.018Z', 1, 0);
INSERT INTO public.attempts VALUES ('01a205e7-a095-713c-a0fe-e37e6d7356de', 'MSpnimW6a2tGtvSot581ZHWmBAIQrWhF2y6ffFdvxcQ', '2026-11-23T00:56:35.734Z');
INSERT INTO public.attempts VALUES ('01a205e7-a0d0-778b-a603-3d24387fa85e', 'c1PZwQoUgHf5lpt-8hJEJ5RYSMDq4U2zVWE76EERwkw', '2026-11-23T00:56:35.792Z');
INSERT INTO public.attempts VALUES ('01a205e7-a0f0-769a-a839-3ec980bc48d1', 'MSpnimW6a2tGtvSot581ZHWmBAIQrWhF2y6ffFdvxcQ', '2026-11-23T00:56:35.824Z');
INSERT INTO public.attempts VALUES ('01a205e7-a10f-77ef-9963-495cfbd55217', 'c1PZwQoUgHf5lpt-8hJEJ5RYSMDq4U2zVWE76EERwkw', '2026-11-23T00:56:35.856Z');
INSERT INTO public.attempts VALUES ('01a205e7-a172-7148-911d-ecc521a23fe0', 'PL9dfWy3JLAp1Boykgn-q62F5Ex7vBT1T-fgrHLc7g8', '2026-11-23T00:56:35.954Z');
INSERT INTO public.attempts VALUES ('01a205e7-a18b-71a0-9c48-d63d074f65d0', 'PL9dfWy3JLAp1Boykgn-q62F5Ex7vBT1T-fgrHLc7g8', '2026-11-23T00:56:35.979Z');
INSERT INTO public.documents VALUES ('01a205e7-a181-77d0-a750-96b47e2d7dd5', '01a205e7-a0ba-7379-a2d0-ca6a5bcf82e4', NULL, 'Mietvertrag é.pdf', 'application/pdf', 15, '1e7313ace78f0fb481a486939b4885902663102818090805515553d84e0bbfd3', '2026-11-23T00:56:35.971Z');
INSERT INTO public.documents VALUES ('01a205e7-a190-740d-bd6d-15fa1f21f1c4', '01a205e7-a0ba-7379-a2d0-ca6a5bcf82e4', '01a205e7-a139-7658-9a8a-70aad0da1146', 'Anmeldung.pdf', 'application/pdf', 15, '1e7313ace78f0fb481a486939b4885902663102818090805515553d84e0bbfd3', '2026-11-23T00:56:35.986Z');
INSERT INTO public.kysely_migration VALUES ('0001_initial', '2026-11-23T00:56:35.172Z');
INSERT INTO public.kysely_migration VALUES ('0002_forum', '2026-11-23T00:56:35.184Z');
INSERT INTO public.kysely_migration VALUES ('0003_photos', '2026-11-23T00:56:35.187Z');
INSERT INTO public.kysely_migration VALUES ('0004_idempotency_keys', '2026-11-23T00:56:35.190Z');
INSERT INTO public.kysely_migration VALUES ('0005_chores', '2026-11-23T00:56:35.192Z');
INSERT INTO public.kysely_migration VALUES ('0006_letters', '2026-11-23T00:56:35.193Z');
INSERT INTO public.kysely_migration VALUES ('0007_posts_by_person', '2026-11-23T00:56:35.195Z');
INSERT INTO public.kysely_migration VALUES ('0008_leaving', '2026-11-23T00:56:35.199Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.question_views VALUES ('01a205e7-a106-77f8-9cc5-a77651913c66', '01a205e7-a1a9-7227-967f-8730ff774320');
INSERT INTO public.question_votes VALUES ('01a205e7-a106-77f8-9cc5-a77651913c66', '01a205e7-a1a9-7227-967f-8730ff774320', 'up');
INSERT INTO public.questions VALUES ('01a205e7-a1a9-7227-967f-8730ff774320', '01a205e7-a0ba-7379-a2d0-ca6a5bcf82e4', 'legal', 'Where do I register?', 'I live in Köln.', '2026-11-23T00:56:36.009Z', 1, 0, 2, 1, '01a205e7-a1b2-76e3-b4be-387878e90242');
INSERT INTO public.questions VALUES ('01a205e7-a1da-7427-82f1-8257fe5af46d', '01a205e7-a106-77f8-9cc5-a77651913c66', 'banking', 'Which bank takes a passport alone?', NULL, '2026-11-23T00:56:36.059Z', 0, 0, 0, 0, NULL);
INSERT INTO public.secrets VALUES ('owner', '4NOL-hgMTQF3BFG3FRUEN1S1ePApZH0PzrLR95lESwU');
INSERT INTO public.secrets VALUES ('download-links 2026-11-23', 'jSKdlYtKK5bhl3cFSH-3_jNqPj2hUv48NMi8XmYkmyk');
INSERT INTO public.sessions VALUES ('01a205e7-a0e5-7554-96bf-5fe5645e25d8', '01a205e7-a0ba-7379-a2d0-ca6a5bcf82e4', 'A1BCafKyBjv-kSvIj9SYHPAnqFsHc34-1lVIaQd67sU', '2026-11-23T00:56:35.813Z', '2026-11-23T00:56:35.813Z', NULL, NULL, NULL);
INSERT INTO public.sessions VALUES ('01a205e7-a122-705e-99e2-5a6a4701cf5e', '01a205e7-a106-77f8-9cc5-a77651913c66', '8gSuX42-DRQV_9iTqCjucD6FnuWgNTw1ijAOTfxwvz8', '2026-11-23T00:56:35.874Z', '2026-11-23T00:56:35.874Z', NULL, NULL, NULL);
INSERT INTO public.steps VALUES ('01a205e7-a139-7658-9a8a-7ef62f846ec6', '01a205e7-a0ba-7379-a2d0-ca6a5bcf82e4', 'Germany', 5, 0, NULL);
INSERT INTO public.steps VALUES ('01a205e7-a139-7658-9a8a-821c0091b08d', '01a205e7-a0ba-7379-a2d0-ca6a5bcf82e4', 'Germany', 6, 0, NULL);
INSERT INTO public.steps VALUES ('01a205e7-a139-7658-9a8a-87cacc1c1896', '01a205e7-a0ba-7379-a2d0-ca6a5bcf82e4', 'Germany', 7, 0, NULL);
INSERT INTO public.steps VALUES ('01a205e7-a139-7658-9a8a-8986aae9673a', '01a205e7-a0ba-7379-a2d0-ca6a5bcf82e4', 'Germany', 8, 0, NULL);
INSERT INTO public.steps VALUES ('01a205e7-a139-7658-9a8a-8e680fea1d83', '01a205e7-a0ba-7379-a2d0-ca6a5bcf82e4', 'Germany', 9, 0, NULL);
INSERT INTO public.steps VALUES ('01a205e7-a139-7658-9a8a-922e511ed1bf', '01a205e7-a0ba-7379-a2d0-ca6a5bcf82e4', 'Germany', 10, 0, NULL);
INSERT INTO public.steps VALUES ('01a205e7-a139-7658-9a8a-6e88ca4693e8', '01a205e7-a0ba-7379-a2d0-ca6a5bcf82e4', 'Germany', 1, 1, '2026-11-23T00:56:35.930Z');
INSERT INTO public.steps VALUES ('01a205e7-a139-7658-9a8a-70aad0da1146', '01a205e7-a0ba-7379-a2d0-ca6a5bcf82e4', 'Germany', 2, 1, '2026-11-23T00:56:35.939Z');
INSERT INTO public.steps VALUES ('01a205e7-a139-7658-9a8a-76f031a05d25', '01a205e7-a0ba-7379-a2d0-ca6a5bcf82e4', 'Germany', 3, 1, '2026-11-23T00:56:35.947Z');
INSERT INTO public.steps VALUES ('01a205e7-a139-7658-9a8a-7b1a286e9420', '01a205e7-a0ba-7379-a2d0-ca6a5bcf82e4', 'Germany', 4, 1, NULL);
INSERT INTO public.steps VALUES ('01a205e7-a19c-74b6-84b3-4643f7aa1c17', '01a205e7-a106-77f8-9cc5-a77651913c66', 'France', 2, 0, NULL);
INSERT INTO public.steps VALUES ('01a205e7-a19c-74b6-84b3-4872e795994f', '01a205e7-a106-77f8-9cc5-a77651913c66', 'France', 3, 0, NULL);
INSERT INTO public.steps VALUES ('01a205e7-a19c-74b6-84b3-4f01dfef8c42', '01a205e7-a106-77f8-9cc5-a77651913c66', 'France', 4, 0, NULL);
INSERT INTO public.steps VALUES ('01a205e7-a19c-74b6-84b3-52c0a862bffc', '01a205e7-a106-77f8-9cc5-a77651913c66', 'France', 5, 0, NULL);
INSERT INTO public.steps VALUES ('01a205e7-a19c-74b6-84b3-57cebb84e1da', '01a205e7-a106-77f8-9cc5-a77651913c66', 'France', 6, 0, NULL);
INSERT INTO public.steps VALUES ('01a205e7-a19c-74b6-84b3-5b7d9fa84d48', '01a205e7-a106-77f8-9cc5-a77651913c66', 'France', 7, 0, NULL);
INSERT INTO public.steps VALUES ('01a205e7-a19c-74b6-84b3-5cbc934b116f', '01a205e7-a106-77f8-9cc5-a77651913c66', 'France', 8, 0, NULL);
INSERT INTO public.steps VALUES ('01a205e7-a19c-74b6-84b3-604bb62b8043', '01a205e7-a106-77f8-9cc5-a77651913c66', 'France', 9, 0, NULL);
INSERT INTO public.steps VALUES ('01a205e7-a19c-74b6-84b3-66c3ede6afea', '01a205e7-a106-77f8-9cc5-a77651913c66', 'France', 10, 0, NULL);
INSERT INTO public.steps VALUES ('01a205e7-a19c-74b6-84b3-42b9759a269a', '01a205e7-a106-77f8-9cc5-a77651913c66', 'France', 1, 1, NULL);
INSERT INTO public.users VALUES ('nobody', '', '', '', '', NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, '1970-01-01T00:00:00.000Z', '1970-01-01T00:00:00.000Z');
INSERT INTO public.users VALUES ('01a205e7-a0ba-7379-a2d0-ca6a5bcf82e4', 'amira@example.org', 'amira@example.org', '$argon2id$v=19$m=19456,t=2,p=1$Ro+6u1h45tsKuG1kL5DwMg$CNMEF/dkaDpiJU3YO0o4TQ7NUI+1inl26yeWY3qaHcs', 'Amira Haddad', 'Syria', 'Germany', 1, NULL, 'Hauptstraße 1', 'Köln', '50667', '+49 221 1', '2026-11-23T00:56:35.770Z', '2026-11-23T00:56:35.890Z');
INSERT INTO public.users VALUES ('01a205e7-a106-77f8-9cc5-a77651913c66', 'jonas@example.org', 'jonas@example.org', '$argon2id$v=19$m=19456,t=2,p=1$sOXDZwMrT620yE4AColPDw$3vxA6j6EWMuZTuQvAu5O+WZldX4MZQbI33O/a2evgUE', 'Jonas Okafor', 'Syria', 'France', 1, NULL, NULL, NULL, NULL, NULL, '2026-11-23T00:56:35.846Z', '2026-11-23T00:56:35.992Z');
ALTER TABLE ONLY public.answers
    ADD CONSTRAINT answers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.answer_votes
    ADD CONSTRAINT answers_vote_once PRIMARY KEY (user_id, item_id);
ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.chores
    ADD CONSTRAINT chores_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.photos
    ADD CONSTRAINT photos_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.question_views
    ADD CONSTRAINT question_view_once PRIMARY KEY (user_id, question_id);
ALTER TABLE ONLY public.questions
    ADD CONSTRAINT questions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.question_votes
    ADD CONSTRAINT questions_vote_once PRIMARY KEY (user_id, item_id);
ALTER TABLE ONLY public.letters
    ADD CONSTRAINT reset_requests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.reset_tokens
    ADD CONSTRAINT reset_tokens_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.steps
    ADD CONSTRAINT steps_once UNIQUE (user_id, country, step_number);
ALTER TABLE ONLY public.steps
    ADD CONSTRAINT steps_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key_key UNIQUE (email_key);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
CREATE INDEX answers_question ON public.answers USING btree (question_id, id);
CREATE INDEX answers_user ON public.answers USING btree (user_id, created_at);
CREATE INDEX attempts_created ON public.attempts USING btree (created_at);
CREATE INDEX attempts_key ON public.attempts USING btree (key, created_at);
CREATE INDEX documents_step ON public.documents USING btree (step_id, id);
CREATE INDEX documents_user ON public.documents USING btree (user_id, id);
CREATE INDEX idempotency_keys_created ON public.idempotency_keys USING btree (created_at);
CREATE INDEX idempotency_keys_user ON public.idempotency_keys USING btree (user_id);
CREATE INDEX photos_created ON public.photos USING btree (created_at);
CREATE INDEX photos_user ON public.photos USING btree (user_id);
CREATE INDEX questions_category ON public.questions USING btree (category, id);
CREATE INDEX questions_user ON public.questions USING btree (user_id, created_at);
CREATE INDEX reset_requests_due ON public.letters USING btree (next_try_at);
CREATE INDEX reset_tokens_user ON public.reset_tokens USING btree (user_id);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id);
ALTER TABLE ONLY public.answer_votes
    ADD CONSTRAINT answer_votes_item_id_fkey FOREIGN KEY (item_id) REFERENCES public.answers(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.answer_votes
    ADD CONSTRAINT answer_votes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.answers
    ADD CONSTRAINT answers_question_id_fkey FOREIGN KEY (question_id) REFERENCES public.questions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.answers
    ADD CONSTRAINT answers_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_step_id_fkey FOREIGN KEY (step_id) REFERENCES public.steps(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.photos
    ADD CONSTRAINT photos_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.question_views
    ADD CONSTRAINT question_views_question_id_fkey FOREIGN KEY (question_id) REFERENCES public.questions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.question_views
    ADD CONSTRAINT question_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.question_votes
    ADD CONSTRAINT question_votes_item_id_fkey FOREIGN KEY (item_id) REFERENCES public.questions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.question_votes
    ADD CONSTRAINT question_votes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.questions
    ADD CONSTRAINT questions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reset_tokens
    ADD CONSTRAINT reset_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.steps
    ADD CONSTRAINT steps_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
