-- The number of albums of a member is limited, so it is counted when the member makes one.
create index albums_by_author on albums (association_id, author_id);
